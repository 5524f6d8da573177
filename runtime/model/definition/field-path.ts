/** The path of the field where a walk over an object is, such as `spec.ports[3].name`; written out only where somebody asks for it. */
export class FieldPath {
  readonly #steps: (string | number)[] = [];

  enterField(name: string): void {
    this.#steps.push(name);
  }

  enterItem(index: number): void {
    this.#steps.push(index);
  }

  /** A member of a map, which keeps its brackets, as no name of a field begins with one. */
  enterMember(key: string): void {
    this.#steps.push(`[${key}]`);
  }

  leave(): void {
    this.#steps.pop();
  }

  /** Empty for the whole object. */
  get text(): string {
    return this.below([]);
  }

  /** The path of fields below this one. */
  below(fields: readonly string[]): string {
    let text = '';
    for (const step of [...this.#steps, ...fields])
      if (typeof step === 'number') text += `[${step}]`;
      else text += text === '' || step.startsWith('[') ? step : `.${step}`;
    return text;
  }
}
