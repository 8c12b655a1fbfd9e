import { useContent } from '../content/use-content'

export const SectionLinks = () =>
  Object.entries(useContent().sections).map(([section, name]) => (
    <a key={section} href={`#${section}`}>
      {name}
    </a>
  ))
