import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Schimbă o parolă pe care omul tocmai a scris-o cu una nouă.',
  aliases: ['parolă nouă', 'schimbă parola', 'new password', 'formular'],
  anatomy: [
    'Răspunsul serverului, în regiunea de alertă',
    'Parola nouă, cu ochi',
    'Regulile, fiecare cu starea ei',
    'Parola nouă, încă o dată',
    '„Renunță” și „Schimbă parola”, de aceeași mărime',
  ],
  use: ['În Dialog, când platforma cere o parolă nouă la intrare', 'Focusul pe primul câmp, prin fieldRef'],
  avoid: [
    'Nu cere încă o dată parola veche: a fost scrisă la intrare',
    'Nu inventa reguli pe care serverul nu le are',
  ],
  widths: 'Cel mult 440 px; butoanele rămân unul lângă altul și pe telefon.',
  keys: [
    ['Tab', 'câmpurile cu ochii lor, apoi răspunsurile'],
    ['Enter', 'trimite din orice câmp'],
    ['Spațiu', 'pe ochi: arată parola'],
  ],
  speech:
    'Regulile sunt o listă: „să aibă cel puțin o cifră, neîndeplinit”. Nu vorbesc la fiecare literă; ce lipsește se citește odată cu focusul.',
  related: ['controls/PasswordField', 'feedback/FormFailure', 'player/LoginForm', 'overlay/Dialog'],
}
