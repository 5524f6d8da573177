// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of simulation.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";

/** What a simulated cluster is made of, and how its pods fare. */
export interface Simulation {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Nodes that are made at the start, unless they exist; one called node-1 where the list is absent, and none where it is empty. */
    nodes?: SimulatedNode[];
    /** What containers go through. The first stage that matches a container is its own; the others start at once and stay. */
    stages?: Stage[];
}

/** A node, or several that are alike. */
export interface SimulatedNode {
    /** The name; where there are several, each has its number after a hyphen. */
    name?: string;
    /** How many there are; 1 by default. */
    count?: number;
    /** Labels beside those that every node has of its name, system and architecture. */
    labels?: Record<string, string>;
    /** Taints, which keep away pods that do not tolerate them. */
    taints?: (coreV1.Taint)[];
    /** Amounts that the pods may ask for together: cpu, memory, pods, and whatever else. */
    capacity?: Record<string, string>;
}

/** What the containers that it matches go through. */
export interface Stage {
    /** A name for people. */
    name?: string;
    /** Which containers it is for; all by default. */
    match: StageMatch;
    /** How long the image is pulled. */
    pull?: string;
    /** Why the image cannot be pulled. */
    pullFault?: string;
    /** For how long it cannot; for ever by default. */
    pullFaultFor?: string;
    /** How long the container takes to start once its image is there. */
    start?: string;
    /** How long a running container takes to be ready, or never. */
    ready?: string;
    /** How long the container runs, or forever. By default containers of pods that are always restarted run forever, and others end at once. */
    run?: string;
    /** The exit code with which it ends; 0 by default. */
    exitCode?: number;
    /** Why it ended, such as OOMKilled; Completed or Error by default. */
    reason?: string;
    /** What it said at its end. */
    message?: string;
    /** How many runs of a container the stage is for; those after it have the next stage that matches. */
    times?: number;
    /** How long a pod that is deleted takes to stop. */
    stop?: string;
}

/** What a container and its pod must be like; all that is given must hold. A star stands for any letters. */
export interface StageMatch {
    /** The namespace of the pod. */
    namespace?: string;
    /** The name of the pod. */
    pod?: string;
    /** A label selector for the pod, such as app=web,tier!=back. */
    labels?: string;
    /** The kind of the object that made the pod, such as Job. */
    owner?: string;
    /** The name of the node. */
    node?: string;
    /** The name of the container. */
    container?: string;
    /** The image of the container. */
    image?: string;
}
