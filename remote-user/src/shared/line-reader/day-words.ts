/*
 * Regular expressions for days in Indonesian, English and Spanish, such as "kemarin" (yesterday).
 * They match lower case without accents (`foldText`). All three languages are always understood.
 * docs/one-line.md lists all words.
 */

const hours = '(?: (?:pagi|siang|sore|malam))?'
const partsOfDay = '(?: (?:morning|afternoon|evening|night))?'
const porLa = '(?: por la (?:manana|tarde|noche))?'
const yesterdayId = '(?:kemarin|kemaren|kmrn|kmrin)'

/**
 * Phrases with their distance from today in days. If two phrases begin alike, the longer one must
 * come first.
 */
export const relativeDays: readonly (readonly [phrase: string, days: number])[] = [
  [`(?:tadi|td) (?:malam|malem)|semalam`, -1],
  ['(?:hari|hr) ini|(?:tadi|td)(?: (?:pagi|siang|sore))?|barusan|sekarang', 0],
  [`${yesterdayId} (?:dulu|lusa)`, -2],
  [yesterdayId + hours, -1],
  [`(?:besok|bsk) ?lusa|lusa${hours}`, 2],
  [`(?:besok|besuk|bsk)${hours}`, 1],
  ['sehari (?:yang |yg )?lalu', -1],
  ['seminggu (?:yang |yg )?lalu', -7],
  ['today|(?:earlier )?this (?:morning|afternoon|evening)|tonight|just now', 0],
  ['(?:the )?day before yesterday', -2],
  [`yesterday${partsOfDay}|last night`, -1],
  ['(?:the )?day after tomorrow', 2],
  [`(?:tomorrow|tmrw)${partsOfDay}`, 1],
  ['hoy|esta (?:manana|tarde|noche)|recien', 0],
  ['antes de ayer|anteayer|antier', -2],
  [`ayer${porLa}|anoche`, -1],
  [`pasado manana${porLa}`, 2],
  [`manana${porLa}`, 1],
]

/** After these words "manana" is the morning, not tomorrow: "la mañana". */
export const notTomorrowAfter = 'la|media|cada'
/**
 * After these words, a weekday is no date: "setiap senin" is every Monday, "2 minggu" is two weeks.
 */
export const notWeekdayAfter = 'tiap|setiap|per|every|each|cada|fin|los|las|all|a|\\d+'
/**
 * After these words, two numbers are no date: "cicilan 3/12" is the third of twelve instalments.
 */
export const notDateAfter = 'cicilan|angsuran|ke|cuota|pago|installment|payment|part'

const counts = Object.fromEntries(
  [
    'a one satu un una',
    'two dua dos',
    'three tiga tres',
    'four empat cuatro',
    'five lima cinco',
    'six enam seis',
    'seven tujuh siete',
  ].flatMap((words, at) => words.split(' ').map(word => [word, at + 1])),
) as Record<string, number>

const count = `(\\d{1,3}|${Object.keys(counts).join('|')})`

export const countOf = (written: string) => counts[written] ?? Number(written)

export const daysAgo: readonly (readonly [phrase: string, days: number])[] = [
  [`${count} hari (?:(?:yang|yg) )?lalu`, 1],
  [`${count} minggu (?:(?:yang|yg) )?lalu`, 7],
  [`${count} days? ago`, 1],
  [`${count} weeks? ago`, 7],
  [`hace ${count} dias?`, 1],
  [`hace ${count} semanas?`, 7],
]

export const weekdays: readonly string[] = [
  'ahad|sunday|domingo',
  'senin|monday|lunes',
  'selasa|tuesday|martes',
  'rabu|wednesday|miercoles',
  'kamis|thursday|jueves',
  "jumat|jum'at|jum’at|friday|viernes",
  'sabtu|saturday|sabado',
]

export const months: readonly string[] = [
  'januari|january|enero|jan',
  'februari|february|febrero|feb',
  'maret|march|marzo|mar',
  'april|abril|apr|abr',
  'mei|may|mayo',
  'juni|june|junio|jun',
  'juli|july|julio|jul',
  'agustus|august|agosto|agt|ags|aug',
  'september|septiembre|setiembre|sept|sep',
  'oktober|october|octubre|okt|oct',
  'november|noviembre|nov',
  'desember|december|diciembre|des|dec|dic',
]

/** Prepositions before a day. They belong to the day, not to the description. */
export const before = '(?:(?:on|from|pada|dari|el|del|de) )?'
