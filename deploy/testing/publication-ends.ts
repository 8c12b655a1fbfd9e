import type { Step } from '../publish/move-pointer'

export const publicationEnds: [Step, number][] = [
  ['file uploaded', 1],
  ['build uploaded', 1],
  ['locked', 1],
  ['page written', 1],
  ['revision written', 1],
  ['moved', 2],
]
