// @vitest-environment node
import { expect, test } from 'vitest'
import { messageTypes, type PlayerMessage } from '#app/api/contract/player/platform.ts'
import { interruptionKindOf, occasionOf, offeredBonus, withoutPlaceholders } from './playerMessages.ts'

const message = (type: PlayerMessage['type'], rest: Partial<PlayerMessage> = {}): PlayerMessage => ({
  id: type,
  type,
  displayType: 'message',
  message: 'Salut.',
  ...rest,
})

test('MSG-01 each of the nine types has its occasion', () => {
  expect(Object.fromEntries(messageTypes.map((type) => [type, occasionOf(message(type))]))).toEqual({
    login: 'now',
    bonus: 'now',
    'bonus:2': 'now',
    'bonus:4': 'now',
    alert: 'now',
    logout: 'after-logout',
    before_logout: 'before-logout',
    'rg:dep-cool-off': 'now',
    'rg:limits-cool-off': 'now',
  })
})

test.each<[PlayerMessage, string]>([
  [message('login', { displayType: 'login' }), 'login-message'],
  [message('alert', { displayType: 'login' }), 'login-message'],
  [message('alert'), 'message'],
  [message('alert', { displayType: 'dialog' }), 'dialog'],
  [message('bonus', { displayType: 'dialog' }), 'dialog'],
  [message('bonus', { displayType: 'dialog', bonusId: 'b1' }), 'bonus'],
  [message('bonus:4', { bonusId: 'b1' }), 'bonus'],
  [message('alert', { bonusId: 'b1' }), 'message'],
  [message('rg:dep-cool-off'), 'legal'],
  [message('rg:limits-cool-off', { displayType: 'dialog' }), 'legal'],
])('MSG-01 MSG-02 %o is shown as %s', (given, expected) => {
  expect(interruptionKindOf(given)).toBe(expected)
})

test('BON-03 only messages about bonuses offer one', () => {
  expect(offeredBonus(message('bonus:2', { bonusId: 'b2' }))).toBe('b2')
  expect(offeredBonus(message('login', { bonusId: 'b2' }))).toBeUndefined()
})

test.each([
  ['<p>Bună, {FIRST_NAME}!</p>', '<p>Bună!</p>'],
  ['Bună {{ first.name }}, ai 20 de lei.', 'Bună, ai 20 de lei.'],
  ['Suma: $' + '{amount} până la [[date]].', 'Suma: până la.'],
  ['Codul tău %BONUS_CODE% este aici', 'Codul tău este aici'],
  ['Ai 50% și {două cuvinte} rămân.', 'Ai 50% și {două cuvinte} rămân.'],
])('MSG-01 a placeholder left unfilled is not shown: %s', (html, expected) => {
  expect(withoutPlaceholders(html)).toBe(expected)
})
