/*
 * The test environment uses Node's FormData, which the router's requests need but which cannot read a form. This one
 * can, for the controls of our forms: text, numbers, dates, selects, text areas, radio buttons and boxes.
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

/** A radio button that is not the chosen one of its group, or a box that is not ticked. */
const isOther = (control: Control) =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type) && !control.checked
