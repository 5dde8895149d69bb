export { TermsForm, type TermsFormProps } from './TermsForm.tsx'
