import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/protocol.ts', 'src/here/engine/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['*.js', 'tests/**/*.js', 'tools/**/*.js'], languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.serviceworker } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Links are hash routes; there is no base path to resolve.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/^[/]/]', 'TemplateLiteral[quasis.0.value.raw=/^[/]/]'].map((address) => ({
          selector: `CallExpression[callee.name='fetch'] > ${address}`,
          message: 'The page may lie in any folder: addresses are relative.',
        })),
        {
          selector: "CallExpression[callee.name='fetch'] > TemplateLiteral[quasis.0.value.raw=/^[.]?[/]?api[/]/]",
          message: 'There may be no server: ask by message.',
        },
      ],
    },
  },
);
