export interface Manifest {
  name: string
  version: string
  private?: boolean
  type?: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  overrides?: Record<string, string>
  engines?: Record<string, string>
}

export interface Packed {
  name: string
  version: string
  file: string
}

/** The packed `create-pundi-remote` has it as `project/project.json`. */
export interface Project {
  root: Manifest
  remote: Manifest
  taken: string[]
  packages: Packed[]
  /** Address of the registry that has the packages; without one they lie in `packages`. */
  registry?: string | undefined
  /** Installed packages by path, as in npm's lock file. */
  locked: Record<string, { link?: true }>
}
