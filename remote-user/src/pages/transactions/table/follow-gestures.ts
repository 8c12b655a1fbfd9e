import { closeRows } from './close-rows'
/** Milliseconds after which a touch is a long press. */
const patience = 500

/** Pixels that a finger may move before the touch becomes a swipe. */
const slack = 10

interface Touch {
  row: HTMLElement
  x: number
  y: number
  /** Horizontal offset of the row when the touch began, in pixels. Negative if the row was open. */
  from: number
  room: number
  timer: ReturnType<typeof setTimeout>
  state: 'resting' | 'swiping' | 'held'
}

/**
 * Handles touch gestures on compact rows until `signal` aborts. A swipe to the left reveals the two
 * actions of a row (`data-swiped`). A long press calls `onHold` with the row's id.
 * Users of a keyboard or screen reader need no gestures. They press the row's buttons Edit and
 * Delete, and select the row by its checkbox.
 */
export function followGestures(list: HTMLElement, onHold: (id: number) => void, signal: AbortSignal) {
  let touch: Touch | undefined
  // True after a swipe or long press, because a click event follows. That click must be ignored.
  let isSpent = false

  const endTouch = () => {
    clearTimeout(touch?.timer)
    touch = undefined
  }

  listen(list, 'pointerdown', begin)
  listen(list, 'pointermove', move)
  listen(list, 'pointerup', settle)
  listen(list, 'pointercancel', settle)
  listen(list, 'click', press, true)
  listen(list, 'contextmenu', event => touch && event.preventDefault())
  listen(document.documentElement, 'pointerdown', ({ target }) => closeRows(list, rowOf(target)))
  signal.addEventListener('abort', endTouch)

  function listen<Kind extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
    isCapturing = false,
  ) {
    target.addEventListener(kind, act, isCapturing)
    signal.addEventListener('abort', () => target.removeEventListener(kind, act, isCapturing))
  }

  function begin({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    endTouch()
    isSpent = false
    const row = rowOf(target)
    if (pointerType === 'mouse' || !isPrimary || !row || !isCompact(row) || isAction(target)) return
    if (row.closest('[data-selecting]')) return
    const timer = setTimeout(() => {
      if (!touch || !row.querySelector('input')) return
      touch.state = 'held'
      isSpent = true
      onHold(Number(row.dataset['row']))
    }, patience)
    const room = widthOf(row)
    touch = { row, x, y, from: isSwiped(row) ? -room : 0, room, timer, state: 'resting' }
  }

  function move({ clientX, clientY }: PointerEvent) {
    if (!touch || touch.state === 'held') return
    const { row, x, y, from, room } = touch
    const [across, down] = [clientX - x, clientY - y]
    if (touch.state === 'resting') {
      if (Math.hypot(across, down) < slack) return
      if (Math.abs(across) <= Math.abs(down)) {
        endTouch()
        return
      }
      clearTimeout(touch.timer)
      touch.state = 'swiping'
      isSpent = true
      row.dataset['swiping'] = ''
    }
    row.style.setProperty('--slide', `${Math.min(0, Math.max(-room, from + across))}px`)
  }

  function settle({ type, clientX }: PointerEvent) {
    if (!touch) return
    const { row, x, from, room, state } = touch
    endTouch()
    if (state !== 'swiping') return
    row.style.removeProperty('--slide')
    delete row.dataset['swiping']
    const isOpen = type === 'pointerup' ? from + clientX - x < -room / 2 : from < 0
    if (isOpen) row.dataset['swiped'] = ''
    else delete row.dataset['swiped']
  }

  function press(event: MouseEvent) {
    // A click by keyboard has `detail` 0. It does not end a gesture, so it must not be ignored.
    if (event.detail === 0) isSpent = false
    const row = rowOf(event.target)
    const isClosing = row && event.detail > 0 && isSwiped(row) && !isAction(event.target)
    if (isSpent || isClosing) {
      event.preventDefault()
      event.stopPropagation()
    }
    // The click that ends a swipe leaves the row open. Any other click closes open rows.
    if (!isSpent) closeRows(list)
    isSpent = false
  }
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null

const isAction = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-act]:not([data-act="view"])') !== null

const isSwiped = (row: HTMLElement) => 'swiped' in row.dataset

/** Only the style sheet knows whether the list has room for columns. */
const isCompact = (row: HTMLElement) => getComputedStyle(row).display === 'grid'

const widthOf = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('[data-act]:not([data-act="view"])')].reduce(
    (sum, { offsetWidth }) => sum + offsetWidth,
    0,
  )
