/**
 * Replaces Arabic, Persian and full-width digits and marks: "٥٬٠٠٠٫٥" becomes "5.000,5". The length stays the
 * same.
 */
export const plainDigits = (text: string) =>
  text
    // In all three scripts, the last four bits of the character code are the digit's value.
    .replace(/[٠-٩۰-۹０-９]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/[٫，]/g, ',')
    .replace(/[٬．]/g, '.')
