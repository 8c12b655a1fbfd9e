/** Characters that could move a terminal's cursor, or change the order of what it shows. */
export const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu

/** Length of the message of an error in a report, at most. */
export const mostMessage = 200
