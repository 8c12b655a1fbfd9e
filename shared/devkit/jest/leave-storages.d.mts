interface Environment {
  setup(): Promise<void>
  teardown(): Promise<void>
}

/** A jest environment that disables at its end each AsyncLocalStorage that was entered since its start. */
export function leavingStorages<Of extends new (...given: never[]) => Environment>(Environment: Of): Of
