export { type Login, LoginForm, type LoginFormProps } from './LoginForm.tsx'
