/** Stands for the reader of manifests: remotes are registered by their entry's address, and no manifest is ever read. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin() {} }
  /** Emptied by the runtime when a remote is registered anew. */
  readonly manifestCache = new Map<string, unknown>()
}

/** Of no remote is anything known from a manifest. */
export const getGlobalRemoteInfo = () => ({})
