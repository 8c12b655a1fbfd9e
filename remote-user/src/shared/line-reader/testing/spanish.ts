/** Columns: line, amount, day (or days from today), description. Today is Monday 2026-11-23. */
export const spanish = `
café 25 mil ayer | 25000 | -1 | café
almuerzo 25 mil | 25000 | 0 | almuerzo
almuerzo 25mil | 25000 | 0 | almuerzo
almuerzo 25k | 25000 | 0 | almuerzo
almuerzo 25.000 | 25000 | 0 | almuerzo
almuerzo 25.000,50 | 25000.5 | 0 | almuerzo
almuerzo por 25 mil | 25000 | 0 | almuerzo
almuerzo a 25 mil | 25000 | 0 | almuerzo
almuerzo de 25 mil | 25000 | 0 | almuerzo
almuerzo $25.000 | 25000 | 0 | almuerzo
almuerzo $ 25.000 | 25000 | 0 | almuerzo
almuerzo 12,50 € | 12.5 | 0 | almuerzo
almuerzo 12,50 euros | 12.5 | 0 | almuerzo
almuerzo 12,50 | 12.5 | 0 | almuerzo
almuerzo 40 dólares | 40 | 0 | almuerzo
almuerzo 40 dolares | 40 | 0 | almuerzo
almuerzo hoy 25 mil | 25000 | 0 | almuerzo
hoy almuerzo 25 mil | 25000 | 0 | almuerzo
25 mil almuerzo | 25000 | 0 | almuerzo
sueldo 5 millones | 5000000 | 0 | sueldo
sueldo 5,5 millones | 5500000 | 0 | sueldo
sueldo 1 millón | 1000000 | 0 | sueldo
sueldo 1 millon | 1000000 | 0 | sueldo
sueldo 5m | 5000000 | 0 | sueldo
sueldo noviembre 5m | 5000000 | 0 | sueldo noviembre
café con leche 18.500 ayer | 18500 | -1 | café con leche
café 25 mil ayer por la tarde | 25000 | -1 | café
café 25 mil anoche | 25000 | -1 | café
cena 80 mil anoche | 80000 | -1 | cena
cena 80 mil esta noche | 80000 | 0 | cena
desayuno 15 mil esta mañana | 15000 | 0 | desayuno
desayuno por la mañana 15 mil | 15000 | 0 | desayuno por la mañana
café de la mañana 15 mil | 15000 | 0 | café de la mañana
café media mañana 15 mil | 15000 | 0 | café media mañana
alquiler 2m mañana | 2000000 | 1 | alquiler
alquiler 2m manana | 2000000 | 1 | alquiler
alquiler 2m mañana por la mañana | 2000000 | 1 | alquiler
alquiler 2m pasado mañana | 2000000 | 2 | alquiler
taxi 40 mil antes de ayer | 40000 | -2 | taxi
taxi 40 mil anteayer | 40000 | -2 | taxi
taxi 40 mil antier | 40000 | -2 | taxi
taxi 40 mil hace 1 día | 40000 | -1 | taxi
taxi 40 mil hace un día | 40000 | -1 | taxi
taxi 40 mil hace 3 días | 40000 | -3 | taxi
taxi 40 mil hace 3 dias | 40000 | -3 | taxi
taxi 40 mil hace tres días | 40000 | -3 | taxi
taxi 40 mil hace una semana | 40000 | -7 | taxi
taxi 40 mil hace 2 semanas | 40000 | -14 | taxi
hace dos semanas taxi 40 mil | 40000 | -14 | taxi
pan 5 mil lunes | 5000 | 0 | pan
pan 5 mil el lunes | 5000 | 0 | pan
pan 5 mil el martes | 5000 | -6 | pan
pan 5 mil miércoles | 5000 | -5 | pan
pan 5 mil miercoles | 5000 | -5 | pan
pan 5 mil el jueves | 5000 | -4 | pan
pan 5 mil viernes | 5000 | -3 | pan
pan 5 mil el sábado | 5000 | -2 | pan
pan 5 mil sabado | 5000 | -2 | pan
pan 5 mil el domingo | 5000 | -1 | pan
pan 5 mil del domingo | 5000 | -1 | pan
pan 5 mil el lunes pasado | 5000 | -7 | pan
pan 5 mil el viernes pasado | 5000 | -3 | pan
clase cada lunes 100 mil | 100000 | 0 | clase cada lunes
clase los sábados 100 mil | 100000 | 0 | clase los sábados
clase los martes 100 mil | 100000 | 0 | clase los martes
fin de semana 300 mil | 300000 | 0 | fin de semana
alquiler 2m 20 de noviembre | 2000000 | 2026-11-20 | alquiler
alquiler 2m el 20 de noviembre | 2000000 | 2026-11-20 | alquiler
alquiler 2m 20 noviembre | 2000000 | 2026-11-20 | alquiler
alquiler 2m 20 nov | 2000000 | 2026-11-20 | alquiler
alquiler 2m 20 de noviembre de 2025 | 2000000 | 2025-11-20 | alquiler
alquiler 2m 20 de noviembre del 2025 | 2000000 | 2025-11-20 | alquiler
alquiler 2m el día 20 | 2000000 | 2026-11-20 | alquiler
alquiler 2m dia 25 | 2000000 | 2026-10-25 | alquiler
alquiler 2m 1 de diciembre | 2000000 | 2026-12-01 | alquiler
alquiler 2m 1 dic | 2000000 | 2026-12-01 | alquiler
alquiler 2m 30 dic | 2000000 | 2025-12-30 | alquiler
alquiler 2m 6 de enero | 2000000 | 2026-01-06 | alquiler
alquiler 2m 14 feb | 2000000 | 2026-02-14 | alquiler
alquiler 2m 5 de abril | 2000000 | 2026-04-05 | alquiler
alquiler 2m 1 de mayo | 2000000 | 2026-05-01 | alquiler
alquiler 2m 24 de junio | 2000000 | 2026-06-24 | alquiler
alquiler 2m 20 julio | 2000000 | 2026-07-20 | alquiler
alquiler 2m 15 de agosto | 2000000 | 2026-08-15 | alquiler
alquiler 2m 16 de septiembre | 2000000 | 2026-09-16 | alquiler
alquiler 2m 16 de setiembre | 2000000 | 2026-09-16 | alquiler
alquiler 2m 12 oct | 2000000 | 2026-10-12 | alquiler
alquiler 2m 20/11 | 2000000 | 2026-11-20 | alquiler
alquiler 2m 20/11/2026 | 2000000 | 2026-11-20 | alquiler
alquiler 2m 20/11/26 | 2000000 | 2026-11-20 | alquiler
alquiler 2m 2026-11-20 | 2000000 | 2026-11-20 | alquiler
1/2 kilo de pan 5 mil | 5000 | 0 | 1/2 kilo de pan
3/4 de pollo 30 mil | 30000 | 0 | 3/4 de pollo
2 cafés 12,50 | 12.5 | 0 | 2 cafés
2 cafés 25 mil | 25000 | 0 | 2 cafés
café 2 x 12 mil | 24000 | 0 | café
café 2x12 mil | 24000 | 0 | café
café 10 mil + 5 mil | 15000 | 0 | café
pizza 100 mil / 4 | 25000 | 0 | pizza
bus 36 5 mil | 5000 | 0 | bus 36
línea 36, pasaje 5 mil | 5000 | 0 | línea 36, pasaje
"domingo de ramos" 20 mil | 20000 | 0 | domingo de ramos
regalo «Mañana» 20 mil | 20000 | 0 | regalo Mañana
café - 25 mil | 25000 | 0 | café
café: 25 mil | 25000 | 0 | café
café, 25 mil, ayer | 25000 | -1 | café
¿café? 25 mil | 25000 | 0 | ¿café?
Café Del Centro 25 MIL AYER | 25000 | -1 | Café Del Centro
datos 12GB 100 mil | 100000 | 0 | datos 12GB
habitación 204 300 mil | 300000 | 0 | habitación 204
cuota 3 de 12 750 mil | 750000 | 0 | cuota 3 de 12
cuota 3/12 | missing | 0 | cuota 3/12
pan 5 mil el lunes por la mañana | 5000 | 0 | pan
kopi 25rb kemarin | 25000 | -1 | kopi
makan siang 25rb | 25000 | 0 | makan siang
lunch 25k yesterday | 25000 | -1 | lunch
almuerzo | missing | 0 | almuerzo
ayer | missing | -1 |
25 mil | 25000 | 0 |
estacionamiento 2000 | 2000 | 0 | estacionamiento
estacionamiento 5 | 5 | 0 | estacionamiento
gasolina 10 litros 135 mil | 135000 | 0 | gasolina 10 litros
semana pasada 30 mil | 30000 | 0 | semana pasada
mar y sol 90 mil | 90000 | 0 | mar y sol
diez por ciento 12 mil | 12000 | 0 | diez por ciento
propina 10% 12 mil | 12000 | 0 | propina 10%
remedio para mamá 45 mil | 45000 | 0 | remedio para mamá
`
