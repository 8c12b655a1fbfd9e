import { Icon, type LucideIcon, type LucideIconNode } from 'lucide-react'

interface OnePathIconProps {
  /** A module of `lucide-react/icons`. */
  of: { default: LucideIcon }
  size?: number
}

/**
 * A lucide icon drawn as a single path, for long lists. With one element for each shape, icons were a fifth of all
 * elements to style.
 */
export const OnePathIcon = ({ of, size = 24 }: OnePathIconProps) => <Icon size={size} iconNode={nodeOf(of)} />

const nodes = new Map<object, LucideIconNode[]>()

function nodeOf(icon: OnePathIconProps['of']) {
  const node = nodes.get(icon) ?? [['path', { d: shapesOf(icon).map(draw).join(''), key: 'all' }]]
  nodes.set(icon, node)
  return node
}

/** The icon modules of lucide export `__iconData`, but their types omit it. */
const shapesOf = (icon: object) => (icon as { __iconData: { node: LucideIconNode[] } }).__iconData.node

/** Path data of a shape. It does not depend on where the previous path ended. */
function draw([name, { d, cx, cy, r }]: LucideIconNode): string {
  if (name === 'path' && d !== undefined) return d.startsWith('m') ? `M0 0${d}` : d
  if (name === 'circle')
    return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`
  throw new Error(
    `OnePathIcon draws paths and circles. Give it an icon without a ${name}, or teach it that shape.`,
  )
}
