declare global {
  interface Window {
    /**
     * True if a built-in method, such as `Array.prototype.map`, was replaced since the shell
     * started.
     */
    pundiIsChanged?: () => boolean
  }
}

const prototypes: object[] = [Array, Object, Function, String, Promise, Map, Set].map(of => of.prototype)

const valueOf = (prototype: object, name: string | symbol): unknown =>
  Reflect.getOwnPropertyDescriptor(prototype, name)?.value

/**
 * Stores the built-in methods before any remote runs. If a method was replaced later, errors count
 * against the remote's build, not against the shell. Added methods are ignored.
 */
export function watchBuiltins() {
  const own = prototypes.flatMap(prototype =>
    Reflect.ownKeys(prototype).map(name => ({ prototype, name, value: valueOf(prototype, name) })),
  )
  window.pundiIsChanged = () => {
    // Loops by index, because array methods and iterators may be broken.
    for (let index = 0; index < own.length; index++) {
      const one = own[index]
      if (one && valueOf(one.prototype, one.name) !== one.value) return true
    }
    return false
  }
}
