/*
 * Replaces FormData. The router's requests need Node's own FormData, which cannot read a form
 * element. This replacement reads the controls that the app uses: text, numbers, dates, selects,
 * text areas, radio buttons and checkboxes.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NodeFormData = globalThis.FormData

globalThis.FormData = class extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super()
    for (const control of Array.from(form?.elements ?? []) as Control[])
      if (control.name && !control.disabled && control.type !== 'submit' && !isOther(control))
        this.append(control.name, control.value)
  }
}

const isOther = (control: Control) =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type) && !control.checked
