import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Capătul antetului pentru un jucător: sold, depunere, cont.',
  aliases: ['cont', 'avatar', 'profil', 'user menu', 'sold'],
  anatomy: [
    'Soldul cu ochi, dacă operatorul îl arată',
    'Buton de cupru „Depune”; fără culoare pentru un jucător autoexclus',
    'Numele jucătorului: legătură spre cont, sau un buton de meniu în locul ei',
    '„Ieși din cont”, numai când contul este încadrat în site',
  ],
  use: ['În UserArea, după ce sesiunea este cunoscută; aplicația îl poate încărca târziu'],
  avoid: ['Nu adăuga alte butoane de cupru în antet', 'Nu pune ieșirea din cont când contul are pagina lui'],
  widths:
    'Contul are 112 px, sub 1280 px 88: lângă ieșire numele devine un semn. Sub 768 px contul și ieșirea se mută în meniu; sub 480 px soldul pierde semnul ochiului.',
  keys: [
    ['Tab', 'ochiul, „Depune”, contul, ieșirea'],
    ['Enter', 'deschide depunerea sau contul peste pagină, sau apasă butonul'],
    ['Ctrl și Enter', 'urmează legătura într-o filă nouă'],
  ],
  speech: 'Grup „Sold” cu suma, legătura „Depune”, legătura „Contul meu, andrei_m”.',
  related: ['shell/UserArea', 'player/BalanceToggle', 'shell/Header'],
}
