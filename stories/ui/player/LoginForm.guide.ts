import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Cere numele și parola unui jucător.',
  aliases: ['intră în cont', 'login', 'autentificare', 'sign in', 'formular'],
  anatomy: [
    'Motivul, într-un rând, când intrarea este cerută de altceva',
    'Răspunsul serverului, în regiunea de alertă',
    'Nume de utilizator, parolă cu ochi',
    '„Ține-mă minte” și „Ai uitat parola?”',
    '„Intră în cont”, pe toată lățimea',
    'Legătura spre un cont nou',
    'În a doua variantă: la început placa cu moneda, salutul și ce oferă un cont',
  ],
  use: [
    'În Dialog de mărime m (varianta 1) sau l (varianta 2), care nu se închide la o apăsare alături',
    'Focusul pe primul câmp gol, prin fieldRef',
    'failure.field duce focusul la câmpul de scris din nou',
  ],
  avoid: [
    'Nu spune care din nume și parolă este greșit',
    'Nu pune promoții pe placă: un cont nu este o ofertă',
    'Nu dezactiva butonul până la completare: spune ce lipsește',
  ],
  widths: 'Formularul are cel mult 440 px; placa stă alături de la 640 px, sub ei rămâne doar salutul.',
  keys: [
    ['Tab', 'nume, parolă, ochi, ține-mă minte, parola uitată, trimitere, cont nou'],
    ['Enter', 'trimite din orice câmp'],
    ['Spațiu', 'bifează „Ține-mă minte”, arată parola'],
  ],
  speech:
    'Câmpuri cu nume; ce lipsește se citește odată cu focusul; răspunsul serverului se anunță imediat, apoi parola primește focusul, selectată.',
  related: ['overlay/Dialog', 'controls/PasswordField', 'feedback/FormFailure', 'shell/UserArea'],
}
