import type { Waterfall } from './measure-page'

/** What federation may cost at most, as a multiple of one bundle's bytes: script, styles, document and font together. */
const mostBytes = 1.25

/** What the federated page cost beyond what the same page may cost beside one bundle, in words; empty where it did not. */
export function findPrice(federated: Waterfall, oneBundle: Waterfall): string[] {
  const ratio = federated.bytes.all / oneBundle.bytes.all
  return [
    ...(ratio > mostBytes ? [`${ratio.toFixed(3)} times the bytes of one bundle, at most ${mostBytes}`] : []),
    ...(federated.depth > oneBundle.depth
      ? [`${federated.depth} round trips, one bundle ${oneBundle.depth}`]
      : []),
  ]
}
