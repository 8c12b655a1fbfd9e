/** The sentence disappears again if the shell renders later. */
export function showSentence() {
  const { body, documentElement } = document
  const { content } = document.getElementById('way-out') as HTMLTemplateElement
  body.append(content.querySelector(`[lang=${documentElement.lang}]`) ?? '')
}
