export { type Failure, FormFailure, type FormFailureProps } from './FormFailure.tsx'
