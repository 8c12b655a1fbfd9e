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

/** Read from `project/project.json` in the packed `create-pundi-remote`. */
export interface Project {
  root: Manifest
  remote: Manifest
  taken: string[]
  packages: Packed[]
  /**
   * The address of the registry that has the packages. If absent, they are tarballs in the folder
   * `packages`.
   */
  registry?: string | undefined
  /** Installed packages by path, in the format of npm's lock file. */
  locked: Record<string, { link?: true }>
}
