/** Names of time zones that cron jobs may have. */

/** A part of a name: the zones of the world have no other characters, and no longer parts. */
const PART = /^[A-Z][A-Za-z0-9._+-]{0,13}$/;

/** Whether a zone is known by the name. The names tell capital letters from small ones. */
function isKnown(name: string): boolean {
  if (!name.split('/').every((part) => PART.test(part))) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The fault of the name of a time zone; undefined if it has none. */
export function timeZoneFault(name: string): string | undefined {
  if (name === '') return 'timeZone must be nil or non-empty string';
  if (name.toLowerCase() === 'local') return 'timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones';
  return isKnown(name) ? undefined : `unknown time zone ${name}`;
}
