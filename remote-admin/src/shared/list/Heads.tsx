import { useText, type MessageId } from '../../catalogue/text'

interface HeadsProps {
  names: MessageId[]
  align?: 'end'
}

export function Heads({ names, align }: HeadsProps) {
  const text = useText()
  return names.map(name => (
    <th key={name} role="columnheader" scope="col" data-align={align}>
      {text(name)}
    </th>
  ))
}
