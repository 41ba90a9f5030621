import { OpticalFormsPage } from '../../exams/optical-forms/optical-forms-page.tsx';
import { showResult } from './show-result.ts';

export const OpticalPage = () => <OpticalFormsPage onScored={showResult} />;
