// dist/runtime/model/structure.js
var STRING = { kind: "scalar", scalar: "string" };
var BOOL = { kind: "scalar", scalar: "bool" };
var INT32 = { kind: "scalar", scalar: "int32" };
var INT64 = { kind: "scalar", scalar: "int64" };
var DOUBLE = { kind: "scalar", scalar: "double" };
var BYTES = { kind: "scalar", scalar: "bytes" };
var TIME = { kind: "scalar", scalar: "time" };
var MICROTIME = { kind: "scalar", scalar: "microtime" };
var DURATION = { kind: "scalar", scalar: "duration" };
var QUANTITY = { kind: "scalar", scalar: "quantity" };
var INTORSTRING = { kind: "scalar", scalar: "intorstring" };
var FREE_OBJECT = { kind: "free", form: "object" };
var FREE_ANY = { kind: "free", form: "any" };
var eitherOf = (...either) => ({ kind: "free", form: "any", either });
var listOf = (items) => ({ kind: "list", items });
var mapOf = (values, markers) => ({
  kind: "map",
  values,
  ...markers === void 0 ? {} : { markers }
});
var LazyStruct = class {
  constructor(name, declare, structType, goPackage = "v1") {
    this.name = name;
    this.declare = declare;
    this.structType = structType;
    this.goPackage = goPackage;
  }
  name;
  declare;
  structType;
  goPackage;
  kind = "struct";
  #fields;
  #byName;
  get fields() {
    this.#fields ??= this.declare();
    return this.#fields;
  }
  get byName() {
    this.#byName ??= new Map(this.fields.map((f) => [f.name, f]));
    return this.#byName;
  }
};
var struct = (name, declare, structType, goPackage) => new LazyStruct(name, declare, structType, goPackage);
var field = (name, type, presence, markers) => ({
  name,
  type,
  omitEmpty: presence === "?" || presence === "*",
  pointer: presence === "*" || presence === "!",
  ...markers
});

export {
  STRING,
  BOOL,
  INT32,
  INT64,
  DOUBLE,
  BYTES,
  TIME,
  MICROTIME,
  DURATION,
  QUANTITY,
  INTORSTRING,
  FREE_OBJECT,
  FREE_ANY,
  eitherOf,
  listOf,
  mapOf,
  struct,
  field
};
