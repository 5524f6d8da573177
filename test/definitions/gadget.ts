/** A kind with all that a catalogue and a custom resource definition both say. */

const GADGET = `
kind: Gadget
description: A thing with settings.
resource:
  plural: gadgets
  singular: gadget
  shortNames: [ gd ]
  categories: [ all ]
  scope: Namespaced
  storage: { prefix: both.example.com/gadgets, encoding: json }
  writes: { putNeedsVersion: true }
  subresources:
    status: { verbs: [ get, patch, update ] }
    scale:
      kind: autoscaling/v1.Scale
      verbs: [ get, patch, update ]
      scale: { specReplicas: .spec.replicas, statusReplicas: .status.replicas, selector: .status.selector }
  columns:
    - name: Name
      type: string
      format: name
      description: Name of the object, unique among those of its kind in a namespace.
      value: .metadata.name
    - { name: Mode, type: string, description: How it works., value: .spec.mode }
    - { name: Replicas, type: integer, description: How many there are., priority: 1, value: .spec.replicas }
    - { name: Age, type: date, description: When it was made., value: .metadata.creationTimestamp }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: GadgetSpec, proto: 2, required: true, description: What is wanted. }
  status: { type: GadgetStatus, proto: 3, description: What is there. }
types:
  GadgetSpec:
    description: What is wanted.
    rules:
      - { rule: "!has(self.least) || !has(self.most) || self.least <= self.most", message: least must not be above most, fieldPath: .least }
    fields:
      mode: { type: string, proto: 1, default: Slow, enum: [ Slow, Fast ], description: How it works. }
      code: { type: string, proto: 2, required: true, minLength: 2, maxLength: 8, pattern: "^[a-z]+$", immutable: true, description: Its code. }
      replicas: { type: int32, proto: 3, default: 1, min: 0, max: 100, description: How many. }
      least: { type: int64, proto: 4, description: The least. }
      most: { type: int64, proto: 5, description: The most. }
      share: { type: intorstring, proto: 6, description: A number or a part. }
      size: { type: quantity, proto: 7, description: How big. }
      ratio: { type: double, proto: 8, min: 0, max: 1, description: A ratio. }
      on: { type: bool, proto: 9, description: Whether it is on. }
      ports: { type: list<GadgetSpecPorts>, proto: 10, maxItems: 4, listType: map, listMapKeys: [ name ], description: Its ports. }
      tags: { type: list<string>, proto: 11, maxLength: 5, listType: set, description: Its tags. }
      args: { type: list<string>, proto: 12, listType: atomic, description: Its arguments. }
      labels: { type: map<string>, proto: 13, description: Its labels. }
      limits: { type: map<quantity>, proto: 14, mapType: atomic, description: Its limits. }
      tuning: { type: GadgetSpecTuning, proto: 15, default: {}, description: How it is tuned. }
      options: { type: rawextension, proto: 16, description: Anything. }
      until: { type: time, proto: 17, description: When it ends. }
  GadgetSpecPorts:
    description: A port.
    fields:
      name: { type: string, proto: 1, required: true, description: Its name. }
      number: { type: int32, proto: 2, required: true, min: 1, max: 65535, description: Its number. }
      protocol: { type: string, proto: 3, default: TCP, enum: [ TCP, UDP ], description: Its protocol. }
  GadgetSpecTuning:
    description: How it is tuned.
    structType: atomic
    fields:
      level: { type: int32, proto: 1, default: 3, description: How far. }
      note: { type: string, proto: 2, description: Why. }
  GadgetStatus:
    description: What is there.
    fields:
      replicas: { type: int32, proto: 1, description: How many. }
      selector: { type: string, proto: 2, description: Which. }
`;

export const FILES = {
  'service.yaml': 'extends: [ kindwright/base, { catalogue: kindwright/kubernetes, include: [ autoscaling/v1/Scale ] } ]\n',
  'both/group.yaml': 'group: both.example.com\nversions:\n  v1: {}\n',
  'both/v1/Gadget.yaml': GADGET,
} as const;
