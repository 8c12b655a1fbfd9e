import { Icon, type LucideIcon, type LucideIconNode } from 'lucide-react'

interface OnePathIconProps {
  /** A module of `lucide-react/icons`. */
  of: { default: LucideIcon }
  size?: number
}

/**
 * An icon of lucide whose shapes are one path, for the rows of a long list: each shape is an element, and they were a
 * fifth of all that is styled whenever the page is.
 */
export const OnePathIcon = ({ of, size = 24 }: OnePathIconProps) => <Icon size={size} iconNode={nodeOf(of)} />

const nodes = new Map<object, LucideIconNode[]>()

function nodeOf(icon: OnePathIconProps['of']) {
  const node = nodes.get(icon) ?? [['path', { d: shapesOf(icon).map(draw).join(''), key: 'all' }]]
  nodes.set(icon, node)
  return node
}

/** The types of lucide do not name what each module of an icon has beside its component. */
const shapesOf = (icon: object) => (icon as { __iconData: { node: LucideIconNode[] } }).__iconData.node

/** The data of a path that draws a shape, wherever the path before it ended. */
function draw([name, { d, cx, cy, r }]: LucideIconNode): string {
  if (name === 'path' && d !== undefined) return d.startsWith('m') ? `M0 0${d}` : d
  if (name === 'circle')
    return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`
  throw new Error(
    `OnePathIcon draws paths and circles. Give it an icon without a ${name}, or teach it that shape.`,
  )
}
