import { Line } from '@nivo/line'
import { type MouseEvent, useRef } from 'react'
import { findDomain, isBelowZero } from './axis/find-domain'
import { countSteps, framePlot, themeOf } from './frame/frame-plot'
import css from './LineChart.module.css'
import { type LineMark, LineMarks } from './LineMarks'
import { placesToName, stepsBetween } from './axis/steps'
import { Tooltip, type TooltipContent } from './pointing/Tooltip'
import { usePointing } from './pointing/use-pointing'
import { type Room, useRoom } from './frame/use-room'

interface LineChartProps {
  label: string
  places: readonly string[]
  /**
   * In the data, `x` is an index in `places`, and `y` is a value. Floats are exact enough for
   * lengths.
   */
  marks: readonly LineMark[]
  formatStep: (value: number) => string
  /**
   * Index of the first place that the user can select. This place always has a label on the axis.
   */
  first?: number
  rhythm?: number[]
  at: number
  value: number
  valueText: string
  tooltip: TooltipContent
  onChoose: (at: number) => void
  onOpen?: (() => void) | undefined
}

export function LineChart(props: LineChartProps) {
  const { ref, room } = useRoom()
  return (
    <div ref={ref} className={css.chart}>
      {room && <DrawnLines {...props} room={room} />}
    </div>
  )
}

/** Space in rem: above the plot for a label, and below a point for a note of two lines. */
const [above, below] = [1.25, 3]

function DrawnLines({ room, places, marks, formatStep, ...props }: LineChartProps & { room: Room }) {
  const { first = 0, rhythm, at, value, tooltip, onChoose, onOpen } = props
  const { isPointing, pointing } = usePointing()
  const pressed = useRef<number>(undefined)
  const isPressed = useRef(false)
  const { least, most } = findDomain(marks, (below * room.rem) / (room.height - (above + 1.5) * room.rem))
  const steps = stepsBetween(isBelowZero(marks) ? least : Math.max(0, least), most, countSteps(room))
  const frame = framePlot(room, steps.map(formatStep), above)
  const last = Math.max(1, places.length - 1)
  const widest = Math.max(...places.map(frame.widthOf)) + room.rem
  const names = placesToName(places.length, Math.floor(frame.width / widest), first, rhythm)
  const leftOf = (place: number) => frame.margin.left + (place / last) * frame.width
  const cursor: LineMark = { id: 'cursor', look: 'cursor', data: [{ x: at, y: value }] }

  function placeAt({ clientX, currentTarget }: MouseEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = first + Math.round(((clientX - left) / width) * (places.length - 1 - first))
    return Math.min(places.length - 1, Math.max(first, place))
  }

  return (
    <>
      <div className={css.drawing} aria-hidden>
        <Line<LineMark>
          data={isPointing ? [...marks, cursor] : marks}
          width={room.width}
          height={room.height}
          margin={frame.margin}
          xScale={{ type: 'linear', min: 0, max: last }}
          yScale={{ type: 'linear', min: least, max: most, nice: false }}
          axisLeft={{ tickValues: steps, format: formatStep, tickSize: 0, tickPadding: room.rem / 2 }}
          axisBottom={{
            ...{ tickValues: names, tickSize: 0, tickPadding: room.rem / 2 },
            format: (place: number) => places[place] ?? '',
          }}
          enableGridX={false}
          gridYValues={steps}
          theme={themeOf(frame.size)}
          layers={['grid', 'axes', LineMarks]}
          animate={false}
          isInteractive={false}
        />
      </div>
      <input
        type="range"
        className={css.places}
        // CSS `right` does not set the width of a replaced element such as `input`, so set `width`.
        style={{ left: leftOf(first), width: leftOf(last) - leftOf(first) }}
        aria-label={props.label}
        aria-valuetext={props.valueText}
        min={0}
        max={places.length - 1 - first}
        value={at - first}
        {...pointing}
        onChange={({ target }) => {
          pointing.onChange()
          // During a press, use the position of the pointer, because the value of the slider may be
          // off by one.
          if (!isPressed.current) onChoose(first + target.valueAsNumber)
        }}
        onPointerMove={event => {
          pointing.onPointerMove()
          onChoose(placeAt(event))
        }}
        onPointerDown={event => {
          isPressed.current = true
          pressed.current = isPointing && placeAt(event) === at ? at : undefined
          pointing.onPointerDown()
          onChoose(placeAt(event))
        }}
        onPointerUp={() => (isPressed.current = false)}
        onPointerCancel={() => (isPressed.current = false)}
        onClick={event => pressed.current === placeAt(event) && onOpen?.()}
        onKeyDown={event => {
          pointing.onKeyDown(event)
          if (event.key === 'Enter') onOpen?.()
        }}
      />
      {isPointing && (
        <Tooltip {...tooltip} left={leftOf(at)} side={at > places.length / 2 ? 'before' : 'behind'} />
      )}
    </>
  )
}
