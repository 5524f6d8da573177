/** What connections to a database are made with. */
export interface PostgresCredentials {
  /** Asked for when the database wants one; undefined where there is none. */
  readonly password: string | undefined;
  /** PEM of the authorities that certificates are checked with; undefined: those that the system trusts. */
  readonly ca: string | undefined;
  /** PEM of the certificate that is shown to the database, and of its key. */
  readonly cert: string | undefined;
  readonly key: string | undefined;
}
