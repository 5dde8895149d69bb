import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Capătul antetului pentru un jucător: sold, depunere, avatar.',
  aliases: ['cont', 'avatar', 'profil', 'user menu', 'sold'],
  anatomy: [
    'Soldul cu ochi, dacă operatorul îl arată',
    'Buton de cupru „Depune”; fără culoare pentru un jucător autoexclus',
    'Avatarul, care deschide meniul contului (AccountMenu)',
  ],
  use: ['În UserArea, după ce sesiunea este cunoscută; aplicația îl poate încărca târziu'],
  avoid: ['Nu adăuga alte butoane de cupru în antet', 'Nu pune ieșirea din cont când contul are pagina lui'],
  widths:
    'Avatarul are 44 px. Sub 768 px contul și ieșirea se mută în meniu; sub 480 px soldul pierde semnul ochiului.',
  keys: [
    ['Tab', 'ochiul, „Depune”, avatarul'],
    ['Enter', 'deschide depunerea peste pagină sau meniul contului'],
    ['Ctrl și Enter', 'urmează legătura într-o filă nouă'],
  ],
  speech: 'Grup „Sold” cu suma, legătura „Depune”, butonul „Contul meu, andrei_m”.',
  related: ['shell/AccountMenu', 'shell/UserArea', 'player/BalanceToggle', 'shell/Header'],
}
