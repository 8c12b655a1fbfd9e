import { Icon, type LucideIcon, type LucideIconNode } from 'lucide-react'

interface OnePathIconProps {
  /** A module of `lucide-react/icons`. */
  of: { default: LucideIcon }
  size?: number
}

/**
 * A lucide icon drawn as a single SVG path, for long lists. With several elements per icon, icons
 * were a fifth of all elements that the browser had to style.
 */
export const OnePathIcon = ({ of, size = 24 }: OnePathIconProps) => <Icon size={size} iconNode={nodeOf(of)} />

const nodes = new Map<object, LucideIconNode[]>()

function nodeOf(icon: OnePathIconProps['of']) {
  const node = nodes.get(icon) ?? [['path', { d: shapesOf(icon).map(draw).join(''), key: 'all' }]]
  nodes.set(icon, node)
  return node
}

/** The icon modules of lucide export `__iconData`, but their types omit this export. */
const shapesOf = (icon: object) => (icon as { __iconData: { node: LucideIconNode[] } }).__iconData.node

/**
 * Path data of one shape. The data start with an absolute position, so that shapes can be joined.
 */
function draw([name, { d, cx, cy, r }]: LucideIconNode): string {
  if (name === 'path' && d !== undefined) return d.startsWith('m') ? `M0 0${d}` : d
  if (name === 'circle')
    return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`
  throw new Error(
    `OnePathIcon draws paths and circles. Give it an icon without a ${name}, or teach it that shape.`,
  )
}
