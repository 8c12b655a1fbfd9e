import { useText, type MessageId } from '../../catalogue/text'

interface HeadsProps {
  names: MessageId[]
  /** "end" for columns of numbers, which are aligned at the end. */
  align?: 'end'
}

/** Headers of unsortable columns. */
export function Heads({ names, align }: HeadsProps) {
  const text = useText()
  return names.map(name => (
    <th key={name} role="columnheader" scope="col" data-align={align}>
      {text(name)}
    </th>
  ))
}
