/**
 * Arabic, Persian and full-width digits and marks as the ones that the field shows: "٥٬٠٠٠٫٥" as "5.000,5". Each is one
 * character, before and after.
 */
export const plainDigits = (text: string) =>
  text
    // Of all three kinds the last four bits are the digit.
    .replace(/[٠-٩۰-۹０-９]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/[٫，]/g, ',')
    .replace(/[٬．]/g, '.')
