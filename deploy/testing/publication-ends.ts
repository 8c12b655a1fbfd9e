import type { Step } from '../publish/move-pointer'

/** Each step at which a publication may end, and the revision that is in force then. */
export const publicationEnds: [Step, number][] = [
  ['file uploaded', 1],
  ['build uploaded', 1],
  ['locked', 1],
  ['page written', 1],
  ['revision written', 1],
  ['moved', 2],
]
