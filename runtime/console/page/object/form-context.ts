/** What all fields of a form share. */
import type { DiscoveredKind, OpenApiSchemas } from '../../../api-client/index.js';
import type { Json, Path } from '../values/json.js';

export interface FormContext {
  readonly kind: DiscoveredKind;
  readonly schemas: OpenApiSchemas;
  readonly mayEdit: boolean;
  /** Changes a field; with undefined it goes. */
  readonly set: (path: Path, value: Json | undefined) => void;
  /** Why what is written for a field is no value; empty where it is one. */
  readonly faultAt: (path: Path) => string;
  readonly tellFault: (path: Path, fault: string) => void;
}
