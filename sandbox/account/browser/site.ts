import { startAccount } from './account.ts'
import { startLogin } from './login.ts'

const login = document.getElementById('login')
const close = document.getElementById('close')
if (login instanceof HTMLFormElement) startLogin(login)
if (close) startAccount(close)
