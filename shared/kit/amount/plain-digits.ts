/**
 * Replaces Arabic, Persian and full-width digits and marks: "٥٬٠٠٠٫٥" becomes "5.000,5". The length stays the
 * same.
 */
export const plainDigits = (text: string) =>
  text
    // In all three scripts the last four bits are the digit.
    .replace(/[٠-٩۰-۹０-９]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/[٫，]/g, ',')
    .replace(/[٬．]/g, '.')
