export { NotFound as default } from '#src/pages/shared/layout/NotFound.tsx';
