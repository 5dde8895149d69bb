import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// A second, the default, is too little for a busy machine.
configure({ asyncUtilTimeout: 10_000 })
