/** A value of a generated type on its way: decoded, but with whatever was not sent still absent. */
export type Draft<T> = T extends readonly (infer Item)[] ? Draft<Item>[] : T extends object ? { [Field in keyof T]?: Draft<T[Field]> } : T;
