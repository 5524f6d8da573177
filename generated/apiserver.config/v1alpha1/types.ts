// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apiserver.config.k8s.io/v1alpha1. */

/** Settings for the plugins that call admission webhooks; the v1 form of this kind is preferred. */
export interface WebhookAdmission {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Kubeconfig file with the credentials that the API server presents to webhooks. */
    kubeConfigFile: string;
}
