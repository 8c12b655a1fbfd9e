import { Pie, type PieCustomLayerProps } from '@nivo/pie'
import { type SVGProps, useId, useRef } from 'react'
import { VisuallyHidden } from '../ui'
import choice from './Choice.module.css'
import css from './PieChart.module.css'
import { Stripes } from './frame/Stripes'
import { Tooltip, type TooltipContent } from './pointing/Tooltip'
import { usePointing } from './pointing/use-pointing'
import { type Room, useRoom } from './frame/use-room'

interface PieSlice {
  look: 'income' | 'expense'
  label: string
  /** Zero and negative values draw no slice. A float is exact enough for an angle. */
  value: number
}

interface PieChartProps {
  label: string
  slices: readonly PieSlice[]
  at: number
  tooltip: TooltipContent
  onChoose: (at: number) => void
  onOpen: () => void
}

export function PieChart(props: PieChartProps) {
  const { ref, room } = useRoom()
  return (
    <div ref={ref} className={css.chart}>
      {room && <DrawnPie {...props} room={room} />}
    </div>
  )
}

/** Height of the chart and space around the ring, in pixels. The CSS file repeats the height. */
const [height, edge] = [250, 12]

const hole = 0.62

function DrawnPie({ room, label, slices, at, tooltip, onChoose, onOpen }: PieChartProps & { room: Room }) {
  const name = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const wasChosen = useRef(false)
  const { isPointing, pointing } = usePointing()
  const { onPointerMove, onPointerDown, onPointerLeave, ...keys } = pointing
  const values = slices.map(({ value }) => Math.max(0, value))
  const isWhole = values.some(value => value === 0)
  const middle = middleOf(values, at)
  const radius = Math.min(room.width, height) / 2 - edge

  function press(place: number) {
    // On touch screens, a tooltip is not hidden by `pointerleave`. Focus the radio button, so that
    // a press elsewhere blurs it and hides the tooltip.
    field.current?.querySelectorAll('input')[place]?.focus()
    // Moving the focus blurs the previous slice, which hides the tooltip, so show the tooltip
    // again.
    onPointerDown()
    if (wasChosen.current) onOpen()
    else onChoose(place)
  }

  const drawn = slices.map(({ look }, place): DrawnSlice => {
    const isChosen = isPointing && place === at
    return {
      ...{ id: look, look, value: values[place] ?? 0, isChosen, stripes: `${name}-stripes` },
      on: {
        ...{ onPointerMove, onPointerLeave },
        // Touch screens have no hover, so the first press selects a slice and the second press
        // opens it.
        onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && onChoose(place),
        onPointerDown: () => {
          wasChosen.current = isChosen
          onPointerDown()
        },
        onClick: () => press(place),
      },
    }
  })

  return (
    <>
      <fieldset ref={field} className={css.slices} {...keys}>
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {slices.map((slice, place) => (
          <input
            key={slice.look}
            type="radio"
            className={choice.choice}
            name={name}
            checked={place === at}
            onChange={() => onChoose(place)}
            onKeyDown={({ key }) => key === 'Enter' && onOpen()}
            aria-label={slice.label}
          />
        ))}
        <div className={css.drawing} aria-hidden>
          <Pie<DrawnSlice>
            data={drawn}
            width={room.width}
            height={height}
            margin={{ top: edge, right: edge, bottom: edge, left: edge }}
            innerRadius={hole}
            padAngle={isWhole ? 0 : 1.5}
            cornerRadius={isWhole ? 0 : 4}
            animate={false}
            layers={[Slices]}
          />
        </div>
      </fieldset>
      {isPointing && (
        <Tooltip
          {...tooltip}
          left={room.width / 2 + Math.sin(middle) * radius}
          side={Math.sin(middle) < 0 ? 'before' : 'behind'}
        />
      )}
    </>
  )
}

interface DrawnSlice {
  id: string
  look: PieSlice['look']
  value: number
  isChosen: boolean
  stripes: string
  on: Pick<
    SVGProps<SVGPathElement>,
    'onPointerMove' | 'onPointerLeave' | 'onPointerEnter' | 'onPointerDown' | 'onClick'
  >
}

/**
 * Draws plain paths at nivo's angles, because nivo's own arcs run spring animations even when
 * nothing moves.
 */
const Slices = ({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<DrawnSlice>) => (
  <g transform={`translate(${centerX}, ${centerY})`}>
    {dataWithArc[0] && <Stripes id={dataWithArc[0].data.stripes} look="expense" />}
    {dataWithArc.map(({ id, arc, data: { look, isChosen, stripes, on } }) => (
      <path
        key={id}
        className={css.slice}
        data-look={look}
        data-chosen={isChosen}
        d={arcGenerator(arc) ?? ''}
        fill={look === 'expense' ? `url(#${stripes})` : 'var(--color-income)'}
        {...on}
      />
    ))}
  </g>
)

/** Angle of the middle of a slice, in radians, clockwise from the top. */
function middleOf(values: number[], at: number) {
  const sum = (parts: number[]) => parts.reduce((total, value) => total + value, 0)
  const before = sum(values.slice(0, at))
  return ((before + (values[at] ?? 0) / 2) / (sum(values) || 1)) * 2 * Math.PI
}
