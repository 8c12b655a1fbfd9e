import { describeRemote, type RemoteName } from '@pundi/contract/federation'
import postcss, { type AtRule, type Node } from 'postcss'
import { OperatorRefusal } from '../operator-refusal'
import type { Dist } from './read-dist'

/**
 * Refuses CSS rules that apply outside the remote's area, and code that adds CSS rules to the
 * document. Pundi's build prevents both (decision 210), but other build tools may not. A content
 * security policy cannot forbid such rules.
 */
export function checkStyles({ files }: Dist, remote: RemoteName): void {
  for (const [path, content] of files) {
    const selector = path.endsWith('.css') ? findUnscoped(String(content), remote) : undefined
    if (selector !== undefined)
      throw new OperatorRefusal(
        `${path} has rules for "${selector}", which would change other areas. Build with the shared configuration.`,
      )
    if (path.endsWith('.js') && content.includes('document.adoptedStyleSheets'))
      throw new OperatorRefusal(
        `${path} uses document.adoptedStyleSheets, whose rules would change other areas. Import a stylesheet instead.`,
      )
  }
}

export function findUnscoped(css: string, remote: RemoteName): string | undefined {
  const own = new RegExp(`\\.${describeRemote(remote).folder}__|\\[data-area=["']?${remote}["']?\\]`)
  let found: string | undefined
  postcss.parse(css).walkRules(rule => {
    if (isLimited(rule, own)) return
    found ??= rule.selectors.find(selector => !isOwn(selector, own))
  })
  return found
}

/**
 * True if the selector contains a class or the `data-area` of the remote outside `:not()` and
 * `:has()`. Exception: `:root:has(.remote-user__list)` is allowed.
 */
function isOwn(selector: string, own: RegExp): boolean {
  const rest = selector.replaceAll(/:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
  return own.test(rest) || (rest === ':root' && own.test(selector.replaceAll(/:not\([^()]*\)/g, '')))
}

/**
 * True if the rule's own selectors need no check: the rule is nested in another rule, in
 * `@keyframes`, or in a `@scope` of the remote. Older builds contain such a `@scope`.
 */
const isLimited = ({ parent }: Node, own: RegExp): boolean =>
  !!parent &&
  (parent.type === 'rule' ||
    (parent.type === 'atrule' && isLimiting(parent as AtRule, own)) ||
    isLimited(parent, own))

const isLimiting = ({ name, params }: AtRule, own: RegExp) =>
  name.endsWith('keyframes') || (name === 'scope' && own.test(params))
