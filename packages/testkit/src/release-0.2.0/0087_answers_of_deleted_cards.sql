-- What was repeated today stays counted when its card is deleted.
alter table flashcard_answers alter column flashcard_id drop not null;
alter table flashcard_answers drop constraint flashcard_answers_flashcard_id_fkey;
alter table flashcard_answers add constraint flashcard_answers_flashcard_id_fkey
  foreign key (flashcard_id) references flashcards (id) on delete set null;
