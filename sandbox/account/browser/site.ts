import { startAccount } from './account.ts'
import { startLogin } from './login.ts'
import { isFramed } from './page.ts'

document.documentElement.toggleAttribute('data-framed', isFramed())
const login = document.getElementById('login')
const close = document.getElementById('close')
if (login instanceof HTMLFormElement) startLogin(login)
if (close) startAccount(close)
