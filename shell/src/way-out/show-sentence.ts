/**
 * Shows the error message from the template `#way-out`. The message disappears if the shell renders
 * later.
 */
export function showSentence() {
  const { body, documentElement } = document
  const { content } = document.getElementById('way-out') as HTMLTemplateElement
  body.append(content.querySelector(`[lang=${documentElement.lang}]`) ?? '')
}
