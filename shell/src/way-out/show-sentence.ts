/** Shows the template's sentence. It disappears if the shell renders something later. */
export function showSentence() {
  const { body, documentElement } = document
  const { content } = document.getElementById('way-out') as HTMLTemplateElement
  body.append(content.querySelector(`[lang=${documentElement.lang}]`) ?? '')
}
