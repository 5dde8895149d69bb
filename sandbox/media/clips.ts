/** Games with a short looping clip beside this file, made by `record.ts`. */
export const clips = [
  'regina-nilului',
  'arcul-de-foc',
  'diamant-40',
  'lupul-argintiu',
  'umbra-castelului',
  'comoara-dunarii',
]
