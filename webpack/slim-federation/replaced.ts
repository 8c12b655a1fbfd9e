import { fileURLToPath } from 'node:url'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Files of the federation packages that no build of ours has a use for, and what stands in the place of each. */
export const replaced: Record<string, string> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': here('snapshot-handler.ts'),
  'runtime-core/dist/utils/preload.js': here('preload.ts'),
  'sdk/dist/logger.js': here('logger.ts'),
  'error-codes/dist/desc.mjs': here('descriptions.ts'),
}
