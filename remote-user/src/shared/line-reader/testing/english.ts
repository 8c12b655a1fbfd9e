/** Columns: line, amount, day (or days from today), description. Today is Monday 2026-11-23. */
export const english = `
lunch 25k yesterday | 25000 | -1 | lunch
coffee 25k | 25000 | 0 | coffee
coffee 25k today | 25000 | 0 | coffee
yesterday coffee 25k | 25000 | -1 | coffee
25k coffee | 25000 | 0 | coffee
coffee for 25k | 25000 | 0 | coffee
coffee at 25k | 25000 | 0 | coffee
coffee 25 k | 25000 | 0 | coffee
coffee 25 thousand | 25000 | 0 | coffee
coffee 25,000 | 25000 | 0 | coffee
coffee 25.000 | 25000 | 0 | coffee
coffee Rp25,000 | 25000 | 0 | coffee
coffee IDR 25,000 | 25000 | 0 | coffee
coffee $4.50 | 4.5 | 0 | coffee
coffee $ 4.50 | 4.5 | 0 | coffee
coffee US$4.50 | 4.5 | 0 | coffee
coffee 4.50 dollars | 4.5 | 0 | coffee
coffee 4.50 | 4.5 | 0 | coffee
coffee €3 | 3 | 0 | coffee
coffee 3 euros | 3 | 0 | coffee
2 coffees 9.50 | 9.5 | 0 | 2 coffees
2 coffees $9 | 9 | 0 | 2 coffees
3 x 15k coffee | 45000 | 0 | coffee
coffee 3x15k | 45000 | 0 | coffee
coffee 10k + 5k | 15000 | 0 | coffee
pizza 100k/4 | 25000 | 0 | pizza
salary 5 million | 5000000 | 0 | salary
salary 5.5m | 5500000 | 0 | salary
salary 5,500,000 | 5500000 | 0 | salary
salary November 5m | 5000000 | 0 | salary November
house 1.5 billion | 1500000000 | 0 | house
lunch 25k last night | 25000 | -1 | lunch
dinner 80k last night | 80000 | -1 | dinner
dinner 80k tonight | 80000 | 0 | dinner
breakfast 15k this morning | 15000 | 0 | breakfast
breakfast 15k earlier this morning | 15000 | 0 | breakfast
taxi 40k just now | 40000 | 0 | taxi
taxi 40k yesterday evening | 40000 | -1 | taxi
taxi 40k the day before yesterday | 40000 | -2 | taxi
taxi 40k day before yesterday | 40000 | -2 | taxi
rent 2m tomorrow | 2000000 | 1 | rent
rent 2m the day after tomorrow | 2000000 | 2 | rent
rent 2m day after tomorrow | 2000000 | 2 | rent
coffee 25k 1 day ago | 25000 | -1 | coffee
coffee 25k a day ago | 25000 | -1 | coffee
coffee 25k 3 days ago | 25000 | -3 | coffee
coffee 25k three days ago | 25000 | -3 | coffee
coffee 25k 10 days ago | 25000 | -10 | coffee
coffee 25k a week ago | 25000 | -7 | coffee
coffee 25k two weeks ago | 25000 | -14 | coffee
3 days ago coffee 25k | 25000 | -3 | coffee
coffee 25k monday | 25000 | 0 | coffee
coffee 25k on monday | 25000 | 0 | coffee
coffee 25k on Tuesday | 25000 | -6 | coffee
coffee 25k Wednesday | 25000 | -5 | coffee
coffee 25k thursday | 25000 | -4 | coffee
coffee 25k friday | 25000 | -3 | coffee
coffee 25k saturday | 25000 | -2 | coffee
coffee 25k sunday | 25000 | -1 | coffee
coffee 25k last friday | 25000 | -3 | coffee
coffee 25k last monday | 25000 | -7 | coffee
cinema 100k saturday night | 100000 | -2 | cinema
cinema 100k on saturday evening | 100000 | -2 | cinema
leftovers from sunday 20k | 20000 | -1 | leftovers
yoga every monday 100k | 100000 | 0 | yoga every monday
rent 2m 20 november | 2000000 | 2026-11-20 | rent
rent 2m on 20 November | 2000000 | 2026-11-20 | rent
rent 2m 20th november | 2000000 | 2026-11-20 | rent
rent 2m the 20th of november | 2000000 | 2026-11-20 | rent
rent 2m November 20 | 2000000 | 2026-11-20 | rent
rent 2m nov 20th | 2000000 | 2026-11-20 | rent
rent 2m Nov 20, 2026 | 2000000 | 2026-11-20 | rent
rent 2m 20 Nov 2025 | 2000000 | 2025-11-20 | rent
rent 2m on the 20th | 2000000 | 2026-11-20 | rent
rent 2m the 25th | 2000000 | 2026-10-25 | rent
rent 2m 1 dec | 2000000 | 2026-12-01 | rent
rent 2m 30 dec | 2000000 | 2025-12-30 | rent
rent 2m 4 july | 2000000 | 2026-07-04 | rent
rent 2m 3 may | 2000000 | 2026-05-03 | rent
rent 2m may 3 | 2000000 | 2026-05-03 | rent
rent 2m 20/11 | 2000000 | 2026-11-20 | rent
rent 2m 5/11 | 2000000 | 2026-11-05 | rent
rent 2m 20/11/2026 | 2000000 | 2026-11-20 | rent
rent 2m 2026-11-20 | 2000000 | 2026-11-20 | rent
rent 2m 29 feb | 2000000 | 2024-02-29 | rent
1st class ticket 50k | 50000 | 0 | 1st class ticket
2nd hand book 30k | 30000 | 0 | 2nd hand book
1/2 kg sugar 10k | 10000 | 0 | 1/2 kg sugar
half pizza 45k | 45000 | 0 | half pizza
bus 36 5k | 5000 | 0 | bus 36
data 12GB 100k | 100000 | 0 | data 12GB
room 204 300k | 300000 | 0 | room 204
windows 11 key 1.2m | 1200000 | 0 | windows 11 key
parking 2000 | 2000 | 0 | parking
parking 5 | 5 | 0 | parking
train at 7.15 50k | 50000 | 0 | train at 7.15
"sunday roast" 300k | 300000 | 0 | sunday roast
tickets "Friday Night" 120k yesterday | 120000 | -1 | tickets Friday Night
“Today” magazine 40k | 40000 | 0 | Today magazine
coffee - 25k | 25000 | 0 | coffee
coffee: 25k | 25000 | 0 | coffee
coffee, 25k, yesterday | 25000 | -1 | coffee
coffee (25k) | 25000 | 0 | coffee
Coffee With Ana 25K Yesterday | 25000 | -1 | Coffee With Ana
may I have coffee 25k | 25000 | 0 | may I have coffee
march of dimes 50k | 50000 | 0 | march of dimes
sun cream 50k | 50000 | 0 | sun cream
sat nav 500k | 500000 | 0 | sat nav
fish & chips 90k | 90000 | 0 | fish & chips
gym 3 months 900k | 900000 | 0 | gym 3 months
loan 2 of 12 750k | 750000 | 0 | loan 2 of 12
kopi 25rb kemarin | 25000 | -1 | kopi
makan siang 25rb | 25000 | 0 | makan siang
makan siang 25rb today | 25000 | 0 | makan siang
almuerzo 25k ayer | 25000 | -1 | almuerzo
lunch | missing | 0 | lunch
yesterday | missing | -1 |
25k | 25000 | 0 |
25k yesterday | 25000 | -1 |
week 47 groceries 350k | 350000 | 0 | week 47 groceries
groceries 350k last week | 350000 | 0 | groceries last week
refund 25.50 usd | 25.5 | 0 | refund
tip 10% 12k | 12000 | 0 | tip 10%
tv 42" 3m | 3000000 | 0 | tv 42"
coffee 25k!! | 25000 | 0 | coffee
`
