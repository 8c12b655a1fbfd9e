import { content } from './content'

export const SectionLinks = () =>
  Object.entries(content.sections).map(([section, name]) => (
    <a key={section} href={`#${section}`}>
      {name}
    </a>
  ))
